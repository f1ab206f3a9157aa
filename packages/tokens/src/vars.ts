import { varNames } from './generated/var-names';

type KebabCase<Text extends string> = Text extends `${infer First}${infer Rest}`
  ? `${First extends Lowercase<First> ? First : `-${Lowercase<First>}`}${KebabCase<Rest>}`
  : '';

type References<Names, Path extends string> = {
  readonly [Key in keyof Names & string]: Names[Key] extends number
    ? `var(${Path}-${KebabCase<Key>})`
    : References<Names[Key], `${Path}-${KebabCase<Key>}`>;
};

type Vars = References<typeof varNames, '--cm'>;

interface Names {
  readonly [name: string]: Names | 0;
}

const kebabCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function references(names: Names, path: string): object {
  return Object.fromEntries(
    Object.entries(names).map(([name, inner]) => {
      const property = `${path}-${kebabCase(name)}`;
      return [name, inner === 0 ? `var(${property})` : references(inner, property)];
    }),
  );
}

/**
 * Every semantic token as a reference to its custom property: `vars.color.action.default` is `'var(--cm-color-action-default)'`.
 * The texts are made from the names, because 200 written ones would weigh on the first load of every page.
 */
export const vars: Vars = /* @__PURE__ */ references(varNames, '--cm') as Vars;
