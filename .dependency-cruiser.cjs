const mayCall = require('./architecture.json')

const M = '^apps/server/src/modules'
const P = '^apps/server/src/platform'
// Tests, and what a module's tests share in its testing.ts.
const test = '(\\.test\\.tsx?|/testing\\.ts)$'
const shared = '^packages/(kernel|contract)/'
// Inside of one module, by the capture group of the rule's `from`.
const own = (files) => `${M}/$1/${files}`
const ownStore = [own('store\\.ts$'), own('store/')]
// One-word files beside the store: the module's own types, limits and words, but not its doors.
const ownTypes = own('(?!store|routes|raw-routes|operations|present|jobs|listens|index)[a-z-]+\\.ts$')

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const only = (name, comment, path, ...allowed) => forbid(name, comment, { path, pathNot: test }, { pathNot: allowed })

const moduleRules = Object.entries(mayCall).map(([name, callees]) =>
  forbid(
    `modules:${name}`,
    `${name} may call ${callees.join(', ') || 'no other module'}`,
    { path: `${M}/${name}/`, pathNot: [test, '/schema\\.ts$'] },
    { path: `${M}/`, pathNot: [name, ...callees].map((callee) => `${M}/${callee}/`) },
  ),
)

const serverRules = [
  forbid(
    'front-door',
    'Another module is reached through its index.ts only',
    { path: `${M}/([^/]+)/`, pathNot: [test, '/schema\\.ts$'] },
    { path: `${M}/(?!$1/)[^/]+/`, pathNot: `${M}/[^/]+/index\\.ts$` },
  ),
  forbid(
    'use-cases-apart',
    'A use case is called by the wire, not by its neighbour',
    { path: `${M}/([^/]+)/use-cases/([^/]+)\\.ts$`, pathNot: test },
    { path: `${M}/[^/]+/use-cases/`, pathNot: `${M}/$1/use-cases/$2\\.ts$` },
  ),
  only(
    'rules-are-pure',
    'Rules decide; they do not fetch',
    `${M}/([^/]+)/rules/`,
    shared,
    own('rules/'),
    ownTypes,
    `${P}/actor\\.ts$`,
  ),
  forbid(
    'rules-not-store',
    'Rules are handed data',
    { path: `${M}/[^/]+/rules/`, pathNot: test },
    { path: `${M}/[^/]+/(store|present|routes)(\\.ts$|/)` },
  ),
  only(
    'schema-is-tables',
    'A schema is tables, and knows other tables for foreign keys only',
    `${M}/([^/]+)/schema\\.ts$`,
    'node_modules/drizzle-orm',
    '^packages/(kernel|contract)/',
    `${M}/[^/]+/schema\\.ts$`,
    `${P}/tables\\.ts$`,
  ),
  only(
    'store-is-sql',
    'The store knows tables and its own types',
    `${M}/([^/]+)/store(\\.ts$|/)`,
    shared,
    ...ownStore,
    own('schema\\.ts$'),
    ownTypes,
    `${P}/(database|tables)\\.ts$`,
    'node_modules/drizzle-orm',
  ),
  forbid(
    'sql-in-store',
    'Only stores and the platform speak SQL',
    { path: M, pathNot: [`${M}/[^/]+/(store|schema)\\.ts$`, `${M}/[^/]+/store/`, test] },
    { path: 'node_modules/(drizzle-orm|pg|pg-boss)/' },
  ),
  only(
    'present-is-pure',
    'Dressing needs nothing but the thing dressed',
    `${M}/([^/]+)/present\\.ts$`,
    shared,
    own('rules/'),
    ownTypes,
    `${P}/actor\\.ts$`,
  ),
  only('routes-only-list', 'routes.ts lists use cases', `${M}/([^/]+)/routes\\.ts$`, own('use-cases/')),
  forbid(
    'operations-below-use-cases',
    'An operation is a step inside a transaction: it knows no use case, no route, nothing of the wire',
    { path: `${M}/[^/]+/operations\\.ts$`, pathNot: test },
    { path: [`${M}/[^/]+/(use-cases/|(routes|raw-routes|jobs|listens)\\.ts$)`, `${P}/(http|raw-http|use-case)\\.ts$`] },
  ),
  forbid(
    'jobs-and-listens-below-use-cases',
    'What runs by the clock or by an event goes the way of a use case, not through one',
    { path: `${M}/[^/]+/(jobs|listens)\\.ts$`, pathNot: test },
    { path: [`${M}/[^/]+/(use-cases/|(routes|raw-routes)\\.ts$)`, `${P}/(http|raw-http)\\.ts$`] },
  ),
  forbid('platform-below-modules', 'The platform never looks up', { path: P, pathNot: test }, { path: M }),
]

const packageRules = [
  only('kernel-alone', 'The kernel imports nothing', '^packages/kernel/', '^packages/kernel/'),
  only(
    'contract-on-kernel',
    'The contract knows the kernel and zod',
    '^packages/contract/',
    shared,
    'node_modules/zod/',
  ),
  only(
    'client-on-contract',
    'The client knows the contract',
    '^packages/client/',
    '^packages/(client|contract|kernel)/',
    'node_modules/zod/',
  ),
  forbid(
    'ui-knows-no-shop',
    'ui has no business words',
    { path: '^packages/ui/' },
    { path: '^packages/(contract|client)/' },
  ),
  forbid(
    'testkit-is-for-tests',
    'What the shop runs on must not need what it is tested with',
    { path: '^(apps|packages)/', pathNot: [test, '^packages/testkit/', '^apps/[^/]+/test/'] },
    { path: ['^packages/testkit/', '/testing\\.ts$'] },
  ),
  forbid(
    'one-way-into-the-server',
    'Packages do not know the apps; the testkit reaches the server through server-platform.ts alone',
    { path: '^packages/', pathNot: '^packages/testkit/src/server-[a-z-]+\\.ts$' },
    { path: '^apps/' },
  ),
]

const appRules = [
  forbid(
    'apps-apart',
    'Apps meet at the contract',
    { path: '^apps/([^/]+)/' },
    { path: '^apps/', pathNot: '^apps/$1/' },
  ),
  forbid(
    'features-apart',
    'Features meet in a route',
    { path: '^apps/([^/]+)/app/features/([^/]+)/' },
    { path: '^apps/$1/app/features/', pathNot: '^apps/$1/app/features/$2/' },
  ),
  forbid(
    'features-below-routes',
    'Features do not know who shows them',
    { path: '^apps/[^/]+/app/features/' },
    { path: '^apps/[^/]+/app/routes/' },
  ),
  forbid(
    'server-code-in-loaders',
    '.server files are for routes',
    { path: '^apps/[^/]+/app/features/' },
    { path: '\\.server\\.tsx?$' },
  ),
]

module.exports = {
  forbidden: [
    ...moduleRules,
    ...serverRules,
    ...packageRules,
    ...appRules,
    forbid('no-cycles', 'A cycle is one module pretending to be two', {}, { circular: true }),
    forbid(
      'no-ghosts',
      'An import nobody can resolve is invisible to every other rule',
      {},
      // Made by the framework's build and its type generator.
      { couldNotResolve: true, pathNot: '^virtual:react-router/|^\\./\\+types/' },
    ),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js', '.mjs', '.json'],
    },
    // Anchored: a bare /dist/ would swallow every package in node_modules and with them all rules about packages.
    exclude: { path: '(\\+types/|^(apps|packages)/[^/]+/(dist|build|\\.react-router)/)' },
  },
}
