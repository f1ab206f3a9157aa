/**
 * For tsdown: writes an id into every styled component of a package. Without one styled-components counts them as their modules are
 * evaluated, and a browser that loads pages apart counts otherwise than the server that drew the page.
 */
export const stableClasses = (options) => ({
  ...options,
  transform: {
    ...options.transform,
    plugins: {
      styledComponents: {
        ssr: true,
        namespace: 'cm',
        // The rest of what the transform can do is left to the bundler of whoever uses the package.
        displayName: false,
        fileName: false,
        minify: false,
        transpileTemplateLiterals: false,
        cssProp: false,
      },
    },
  },
});
