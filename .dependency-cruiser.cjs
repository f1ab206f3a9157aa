/** The arrows of the house: tokens → components → patterns → app; contract → patterns, app, server, cli. Nothing imports against them. */
const only = (name, from, allowed) => ({
  name,
  severity: 'error',
  comment: `packages/${from} may import only ${allowed.join(', ') || 'nothing'} of the house`,
  from: { path: `^packages/${from}/src` },
  to: { path: '^packages/', pathNot: [`^packages/${from}/`, ...allowed.map((to) => `^packages/${to}/`)] },
});

module.exports = {
  forbidden: [
    {
      name: 'no-circular',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    { name: 'no-unresolved', severity: 'error', from: {}, to: { couldNotResolve: true, pathNot: '^virtual:' } },
    only('tokens-alone', 'tokens', []),
    only('components-on-tokens', 'components', ['tokens']),
    only('contract-alone', 'contract', []),
    only('patterns-arrows', 'patterns', ['tokens', 'components', 'contract']),
    only('app-arrows', 'app', ['tokens', 'components', 'contract', 'patterns']),
    only('server-arrows', 'server', ['contract']),
    only('cli-arrows', 'cli', ['contract']),
    {
      name: 'patterns-no-calls',
      severity: 'error',
      comment:
        'patterns use types, schemas and pure rules of the contract, never its calls; no router, no store, no fetch',
      from: { path: '^packages/patterns/src', pathNot: '\\.stories\\.tsx$' },
      to: {
        path: '(^packages/contract/src/calls/)|(node_modules/(react-router|react-router-dom|valtio|fetch-retry)/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'contract-pure',
      severity: 'error',
      from: { path: '^packages/contract/src', pathNot: '\\.test\\.ts$' },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'base-ui-behind-components',
      severity: 'error',
      from: { pathNot: '^packages/components/' },
      to: { path: 'node_modules/@base-ui/' },
    },
    {
      name: 'api-without-react',
      severity: 'error',
      from: { path: '^packages/app/src/api/', pathNot: '\\.test\\.tsx?$' },
      to: { path: 'node_modules/(react|react-dom|react-router-dom|react-router)/' },
    },
    {
      name: 'no-dev-dependency-in-source',
      severity: 'error',
      from: { path: '^packages/[^/]+/src', pathNot: '\\.(test|stories|guidance|browser\\.test)\\.tsx?$|/test/' },
      to: {
        dependencyTypes: ['npm-dev'],
        dependencyTypesNot: ['type-only'],
        pathNot: 'node_modules/(@types|react|react-dom|styled-components)/',
      },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|generated)/' },
    tsConfig: { fileName: 'tsconfig.base.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['@compute-market/source', 'import', 'types', 'default'],
    },
  },
};
