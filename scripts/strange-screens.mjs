// Which routes download another route's screen: the built chunks of each route against the modules its own source imports.
import path from 'node:path';
import { build } from 'vite';
import { root } from './processes.mjs';

const app = path.join(root, 'packages/app');
const isRoute = (id) => /packages\/app\/src\/routes\/.+\.tsx$/.test(id);
/** A route's own module, or the pattern that draws a whole screen: `StoreScreen/StoreScreen.tsx`. */
const isScreen = (id, routes) => routes.has(id) || /packages\/patterns\/src\/.+\/(\w+Screen)\/\1\.tsx$/.test(id);

/** All that is reached from `start`, itself included. */
function reached(start, next) {
  const found = new Set();
  const follow = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const each of next(id)) follow(each);
  };
  follow(start);
  return found;
}

/** One sentence for each route that would download a screen which its own source never imports; `seen` is how many routes were looked at. */
export async function strangeScreens() {
  const told = [];
  let seen = 0;
  await build({
    configFile: path.join(app, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'error',
    build: { write: false },
    plugins: [
      {
        name: 'strange-screens',
        generateBundle(_, bundle) {
          const info = (id) => this.getModuleInfo(id);
          const asked = (file) => info(path.join(app, 'src', file))?.dynamicallyImportedIds ?? [];
          const routes = new Set([...asked('routes.tsx'), ...asked('screens.ts')].filter(isRoute));
          const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
          for (const route of routes) {
            const chunk = chunks.find(({ modules }) => route in modules);
            if (chunk === undefined) throw new Error(`no chunk holds ${route}`);
            seen += 1;
            const own = reached(route, (id) => info(id)?.importedIds ?? []);
            const files = reached(chunk.fileName, (file) => bundle[file]?.imports ?? []);
            const held = [...files].flatMap((file) => Object.keys(bundle[file]?.modules ?? {}));
            for (const id of held)
              if (isScreen(id, routes) && !own.has(id))
                told.push(`${path.relative(app, route)} downloads ${path.relative(root, id)}`);
          }
        },
      },
    ],
  });
  return { seen, told };
}
