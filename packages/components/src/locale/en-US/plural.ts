const rules = new Intl.PluralRules('en-US');

/** A figure with its noun in the number it asks for: 1 row, 2 rows, 1,204 rows. */
export const count = (figure: number, one: string, several = `${one}s`) =>
  `${figure.toLocaleString('en-US')} ${noun(figure, one, several)}`;

/** The noun alone, where the figure stands apart from it. */
export const noun = (figure: number, one: string, several = `${one}s`) =>
  rules.select(figure) === 'one' ? one : several;
