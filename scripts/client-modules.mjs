// Marks the modules of a package that a server component must not run itself: with `"use client"` a framework hands them to the browser.

/** Libraries of hooks and context. React's own runtime of JSX is none: a drawing without hooks may be drawn on the server. */
const clientLibrary =
  /\bfrom\s*["'](?:react|react-dom|styled-components|react-hook-form|@base-ui\/react\/[\w-]+|@tiptap\/react|@tanstack\/react-virtual)["']/;
const hookCall = /\buse[A-Z]\w*\(/;
const jsx = /\bfrom\s*["']react\/jsx-runtime["']/;
/** A handler or a way to draw is a function, and no function crosses from a server component to the browser. */
const given = /\bon[A-Z]\w*:|\b\w+:\s*(?:\([^)]*\)|\w+)\s*=>/;

/** Whether a built module uses hooks or context, or gives handlers away. */
export const isClientModule = (code) =>
  clientLibrary.test(code) || hookCall.test(code) || (jsx.test(code) && given.test(code));

/** For tsdown: writes the directive at the head of each such module. */
export const clientModules = {
  name: 'client-modules',
  renderChunk: (code, { fileName }) =>
    fileName.endsWith('.js') && isClientModule(code) ? { code: `"use client";\n${code}`, map: null } : null,
};
