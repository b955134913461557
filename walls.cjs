// The walls. Each rule says in one sentence what it keeps apart.
// What may touch the outside world. Commands and queries are a file each, or a folder of files named by nouns.
// A worker runs by itself on a thread of its own: nobody imports it; it is started by its address.
const WORKER = '\\.worker\\.ts$'
const RESERVED = '(tables|queries|commands|changes|jobs|emails|gateway|seed|(queries|commands)/[^/]+)\\.tsx?$'
const TEST = '\\.(test|fixture)\\.tsx?$'

/** Who may know whom. A module that is not listed may know nobody. */
const MAY_KNOW = {
  calendar: [],
  nutrition: [],
  catalogue: ['nutrition'],
  learn: ['account', 'calendar', 'catalogue', 'changes', 'nutrition', 'recipes'],
  account: ['calendar'],
  changes: ['account', 'calendar'],
  profile: ['account', 'calendar', 'nutrition'],
  devices: ['account', 'calendar', 'profile'],
  notifications: ['account', 'calendar', 'food-log', 'planner', 'profile', 'supplements-log'],
  'data-rights': ['account', 'calendar'],
  'address-book': ['account'],
  cart: ['account', 'calendar', 'catalogue', 'changes'],
  discounts: ['calendar', 'cart', 'catalogue'],
  orders: ['account', 'address-book', 'calendar', 'cart', 'catalogue', 'discounts', 'notifications'],
  recipes: ['account', 'changes', 'nutrition'],
  planner: ['account', 'calendar', 'changes', 'goals', 'recipes', 'nutrition', 'profile'],
  'shopping-list': ['account', 'calendar', 'changes', 'nutrition', 'planner', 'recipes'],
  'supplements-log': ['account', 'calendar', 'catalogue', 'changes', 'nutrition', 'profile'],
  goals: ['account', 'calendar', 'catalogue', 'changes', 'nutrition', 'profile'],
  'food-log': ['account', 'calendar', 'changes', 'nutrition', 'planner', 'profile', 'recipes', 'supplements-log'],
  gaps: [
    ...['account', 'calendar', 'catalogue', 'changes', 'food-log', 'goals', 'nutrition', 'planner', 'profile'],
    ...['recipes', 'supplements-log'],
  ],
  reports: [
    ...['account', 'calendar', 'catalogue', 'devices', 'food-log', 'gaps', 'goals', 'notifications', 'nutrition'],
    ...['planner', 'profile', 'progress', 'recipes', 'supplements-log'],
  ],
  progress: [
    ...['account', 'calendar', 'changes', 'data-rights', 'devices', 'food-log', 'goals', 'nutrition', 'planner'],
    ...['profile', 'recipes', 'supplements-log'],
  ],
  'first-visit': ['account', 'calendar', 'nutrition', 'planner', 'profile', 'recipes', 'shopping-list'],
  today: [
    ...['account', 'calendar', 'changes', 'food-log', 'gaps', 'goals', 'learn', 'nutrition', 'planner', 'profile'],
    ...['progress', 'recipes', 'shopping-list', 'supplements-log'],
  ],
  contact: ['account', 'calendar', 'notifications'],
  operations: ['account', 'calendar', 'catalogue', 'discounts', 'orders'],
  questions: ['account', 'calendar', 'catalogue', 'contact'],
  'stock-notices': ['account', 'catalogue', 'contact'],
  reviews: ['account', 'calendar', 'catalogue', 'contact', 'orders'],
  subscriptions: ['account', 'address-book', 'calendar', 'cart', 'catalogue', 'orders'],
}

const wall = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })
const runtime = to => ({ ...to, dependencyTypesNot: ['type-only'] })

const graph = Object.entries(MAY_KNOW).map(([module, known]) =>
  wall(
    `${module}-knows-${known.length > 0 ? known.join('-and-') : 'nobody'}`,
    `Of the other modules, ${module} may know ${known.length > 0 ? known.join(', ') : 'none'}.`,
    { path: `^modules/${module}/`, pathNot: TEST },
    { path: `^modules/(?!(${[module, ...known].join('|')})/)` },
  ),
)

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    wall(
      'nothing-unresolved',
      'An import that cannot be resolved slips past every other wall.',
      {},
      {
        couldNotResolve: true,
        pathNot: '/\\+types/|^virtual:|\\?(raw|url|thread)$',
      },
    ),
    wall(
      'no-cycles',
      'Two files that need one another are one file.',
      {},
      { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    ),
    wall(
      'platform-knows-no-product',
      'Machinery serves any product; only the list of tables names the modules.',
      { path: '^platform/', pathNot: `^platform/db/database\\.ts$|${TEST}` },
      { path: '^(app|browser|modules|kit|content|sandbox)/' },
    ),
    wall(
      'kit-knows-no-product',
      'The design system could dress another shop.',
      { path: '^kit/', pathNot: TEST },
      { path: '^(app|modules|platform|sandbox|content)/' },
    ),
    wall(
      'browser-knows-no-product',
      'What a browser keeps, calls and fetches serves any product.',
      { path: '^browser/', pathNot: TEST },
      { path: '^(app|modules|platform|kit|sandbox|content)/' },
    ),
    wall(
      'browser-stays-in-the-browser',
      'A command or query that leans on the browser would break on the server.',
      { path: `^(platform|sandbox)/|^modules/(?![^/]+/ui/)|^app/middleware/`, pathNot: TEST },
      runtime({ path: '^browser/' }),
    ),
    wall(
      'modules-know-no-screens',
      'A rule does not know where it is shown.',
      { path: '^modules/' },
      { path: '^app/' },
    ),
    wall(
      'content-knows-nobody',
      'What people read is data.',
      { path: '^content/', pathNot: TEST },
      runtime({ path: '^(app|modules|kit|platform|sandbox)/' }),
    ),
    wall(
      'sandbox-stands-in-only',
      'Only start-up and tests know the stand-ins, so that live code cannot lean on one.',
      {
        path: '^(app|browser|modules|kit|platform|content)/',
        pathNot: `^app/open-(?:services|providers)\\.ts$|${TEST}`,
      },
      { path: '^sandbox/' },
    ),
    wall(
      'sandbox-knows-no-product',
      'A stand-in that shared our code would share our mistakes.',
      { path: '^sandbox/', pathNot: TEST },
      { path: '^(app|browser|modules|kit|content)/' },
    ),
    wall(
      'http-stays-in-routes',
      'Only routes and components speak React Router.',
      { path: '^modules/', pathNot: `^modules/[^/]+/ui/|${TEST}` },
      { path: 'node_modules/(react-router|@react-router)/' },
    ),
    wall(
      'rules-are-pure',
      'Any module file without a reserved name is a pure rule: no database, no network, no React.',
      { path: '^modules/.+\\.tsx?$', pathNot: `/${RESERVED}|${WORKER}|^modules/[^/]+/ui/|${TEST}` },
      runtime({ path: `^platform/|^modules/[^/]+/${RESERVED}|^modules/[^/]+/ui/|(^|/)node_modules/(?!zod/)` }),
    ),
    wall(
      'rules-touch-no-machine',
      'A pure rule reads no file, clock of the system or network of Node.',
      { path: '^modules/.+\\.tsx?$', pathNot: `/${RESERVED}|${WORKER}|^modules/[^/]+/ui/|${TEST}` },
      runtime({ dependencyTypes: ['core'] }),
    ),
    wall(
      'components-are-browser-safe',
      'What is drawn in the browser must not reach the server.',
      { path: '^(kit|browser|modules/[^/]+/ui)/', pathNot: TEST },
      runtime({
        path: `^platform/|^sandbox/|^modules/[^/]+/${RESERVED}|(^|/)node_modules/(kysely|pg|pg-boss|stripe|nodemailer|pino|zod)/`,
      }),
    ),
    wall(
      'components-touch-no-machine',
      'The browser has no Node.',
      { path: '^(kit|browser|modules/[^/]+/ui)/', pathNot: TEST },
      runtime({ dependencyTypes: ['core'] }),
    ),
    wall(
      'workers-carry-plain-rules',
      'A worker computes with pure rules alone: it reaches no database, no screen and nothing that only the server may know.',
      { path: WORKER, pathNot: TEST },
      runtime({
        path: `^(app|kit|platform|sandbox)/|^modules/[^/]+/${RESERVED}|^modules/[^/]+/ui/|(^|/)node_modules/(kysely|pg|pg-boss|stripe|nodemailer|pino)/`,
      }),
    ),
    wall(
      'workers-touch-no-machine',
      'A worker reads no file and no network; of Node it knows the thread it runs on.',
      { path: WORKER, pathNot: TEST },
      runtime({ dependencyTypes: ['core'], pathNot: '^(node:)?worker_threads$' }),
    ),
    wall(
      'workers-are-started',
      'A worker is started by its address, not imported: imported, its work would be done where it must not be.',
      // Start-up names it with `?thread`, which looks like an import here; the build refuses one without.
      { pathNot: `^app/open-[^/]+\\.ts$|${TEST}` },
      runtime({ path: WORKER }),
    ),
    wall(
      'a-table-has-one-owner',
      "Another module's table may be named in a foreign key, never queried.",
      { path: '^modules/([^/]+)/', pathNot: `/tables\\.ts$|${TEST}` },
      { path: '^modules/[^/]+/tables\\.ts$', pathNot: '^modules/$1/' },
    ),
    wall(
      'routes-touch-no-tables',
      'A route only translates.',
      { path: '^app/', pathNot: TEST },
      { path: '^modules/[^/]+/tables\\.ts$|(^|/)node_modules/kysely/' },
    ),
    wall(
      'payments-have-one-door',
      'One file speaks to the payment provider, and parses what it answers.',
      { path: '^(app|modules|kit|platform)/', pathNot: `^modules/[^/]+/gateway\\.ts$|${TEST}` },
      { path: '(^|/)node_modules/stripe/' },
    ),
    wall(
      'nothing-imports-tests',
      'What is sold does not depend on what proves it.',
      { path: '^(app|browser|modules|kit|platform|sandbox|content)/', pathNot: TEST },
      { path: `^(test|bench)/|${TEST}` },
    ),
    ...graph,
  ],
  options: {
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(build|\\.react-router)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
    },
  },
}
