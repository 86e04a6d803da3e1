#!/usr/bin/env node
import module from 'node:module';

/** The entry of the command line: what was compiled once is kept, so that the next start is a third faster. */
module.enableCompileCache?.();
const { main } = await import('./main.ts');
process.exitCode = await main(process.argv.slice(2));
