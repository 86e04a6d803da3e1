import fc from 'fast-check';

/** For mutation runs: every property stops after so long, and always begins with the same cases. */
const milliseconds = 150;

fc.configureGlobal({
  ...fc.readConfigureGlobal(),
  endOnFailure: true,
  interruptAfterTimeLimit: milliseconds,
  seed: 20081128,
});
