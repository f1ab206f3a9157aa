// Marks the modules of a package that a server component must not run itself: with `"use client"` a framework hands them to the browser.
import path from 'node:path';

/** Libraries of hooks and context. React's own runtime of JSX is none: a drawing without hooks may be drawn on the server. */
const clientLibrary =
  /\bfrom\s*["'](?:react|react-dom|styled-components|react-hook-form|@base-ui\/react\/[\w-]+|@tiptap\/react)["']/;
const hookCall = /\buse[A-Z]\w*\(/;
const jsx = /\bfrom\s*["']react\/jsx-runtime["']/;
/** A handler or a way to draw is a function, and no function crosses from a server component to the browser. */
const given = /\bon[A-Z]\w*:|\b\w+:\s*(?:\([^)]*\)|\w+)\s*=>/;
const ownImport = /^import\s*\{([^}]*)\}\s*from\s*["'](\.[^"']*)["']/gm;
/** A component may be handed on from the browser's side; a function or a constant is not there on the server. */
const namesValue = /(?:^|,)\s*[a-z]/;

/** Whether a built module uses hooks or context, or gives functions away. */
const isClientModule = (code) =>
  clientLibrary.test(code) || hookCall.test(code) || (jsx.test(code) && given.test(code));

/** What an unmarked module takes from marked ones and could not use on a server. An index only passes on. */
function unusableImports(file, code, isMarked) {
  if (path.posix.basename(file) === 'index.js') return [];
  return [...code.matchAll(ownImport)]
    .filter(([, names, from]) => namesValue.test(names) && isMarked(path.posix.join(path.posix.dirname(file), from)))
    .map(([line]) => line);
}

/** For tsdown: writes the directive at the head of each such module, and of each that leans on one. */
export const clientModules = {
  name: 'client-modules',
  generateBundle(_, bundle) {
    const modules = Object.values(bundle).filter(({ type, fileName }) => type === 'chunk' && fileName.endsWith('.js'));
    const marked = new Set(modules.filter(({ code }) => isClientModule(code)).map(({ fileName }) => fileName));
    const isMarked = (file) => marked.has(file);
    for (let before = -1; before < marked.size; ) {
      before = marked.size;
      for (const { fileName, code } of modules)
        if (unusableImports(fileName, code, isMarked).length > 0) marked.add(fileName);
    }
    for (const chunk of modules) if (isMarked(chunk.fileName)) chunk.code = `"use client";\n${chunk.code}`;
  },
};
