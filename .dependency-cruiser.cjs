// Who may import whom (ARCHITECTURE.md, "The rooms"). A breach is a lint error.
const outside = '(^|/)(node_modules|dist)/';
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: { pathNot: outside },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'db-imports-nothing-of-ours',
      severity: 'error',
      from: { path: '^db/' },
      to: { path: '^(electron|renderer|e2e|tools)/' },
    },
    {
      name: 'engine-imports-only-the-model',
      comment: 'The rules are pure: no React, no IO, no host.',
      severity: 'error',
      from: { path: '^renderer/engine/', pathNot: '\\.(test|oracle)\\.ts$|/testing/' },
      to: { path: '^(electron|e2e|tools|renderer/(features|shared|sheets|app)|db/(?!model/))' },
    },
    {
      name: 'engine-is-pure',
      severity: 'error',
      from: { path: '^renderer/(engine|sheets)/', pathNot: '\\.(test|oracle)\\.tsx?$|/testing/' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'model-is-a-leaf',
      severity: 'error',
      from: { path: '^db/model/', pathNot: '\\.test\\.ts$' },
      to: { path: '^(db/(?!model/)|electron|renderer)' },
    },
    {
      name: 'sheets-import-only-the-model',
      severity: 'error',
      from: { path: '^renderer/sheets/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(electron|e2e|tools|renderer/(features|shared|engine|app)|db/(?!model/))' },
    },
    {
      name: 'face-knows-no-host',
      comment: 'Screens reach the data through the contract only.',
      severity: 'error',
      from: { path: '^renderer/(features|shared|app)/' },
      to: { path: '^(electron/(?!ipc/(?:import-)?contract)|db/(?!model/)|e2e|tools)' },
    },
    {
      name: 'a-game-never-imports-another',
      severity: 'error',
      from: { path: '^renderer/engine/games/([^/]+)/' },
      to: { path: '^renderer/engine/games/([^/]+)/', pathNot: '^renderer/engine/games/$1/' },
    },
    {
      name: 'nothing-imports-a-host',
      severity: 'error',
      from: { path: '^(db|renderer)/' },
      to: { path: '^electron/(desktop|browser|cli)/' },
    },
    {
      name: 'a-feature-never-imports-another',
      severity: 'error',
      from: { path: '^renderer/features/([^/]+)/' },
      to: { path: '^renderer/features/([^/]+)/', pathNot: '^renderer/features/$1/' },
    },
    {
      name: 'raw-ipc-stays-in-two-files',
      severity: 'error',
      from: { path: '^(db|renderer)/' },
      to: { path: '^electron$' },
    },
    {
      name: 'not-to-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '^(virtual:|electron$)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json', '.css'],
    },
  },
};
