import { styled as engine, type css } from 'styled-components';

type Piece = Parameters<typeof css>[number];

/** Strings that follow one another become one; what the engine must see as it is (keyframes, components) stays between them. */
function joined(strings: readonly string[], values: readonly Piece[]): [readonly string[], Piece[]] {
  const texts = [strings[0] ?? ''];
  const kept: Piece[] = [];
  values.forEach((value, index) => {
    const after = strings[index + 1] ?? '';
    if (typeof value === 'string') texts.push(`${texts.pop() ?? ''}${value}${after}`);
    else {
      kept.push(value);
      texts.push(after);
    }
  });
  return [texts, kept];
}

type Template = ((strings: readonly string[], ...values: Piece[]) => unknown) & object;

const joining = (template: Template): Template =>
  Object.assign((strings: readonly string[], ...values: Piece[]) => {
    // A `css` block is a list of pieces of its own.
    const flat = values.map((value) =>
      Array.isArray(value) && value.every((piece) => typeof piece === 'string') ? value.join('') : value,
    );
    const [texts, kept] = joined(strings, flat);
    return template(texts, ...kept);
  }, template);

/**
 * styled-components' `styled`, for parts that stand many times on a page. The engine adds up all pieces of a template and hashes the sum
 * on every render; here constants are one piece from the start, whose hash the browser remembers.
 */
export const styled = new Proxy(engine, {
  get: (target, tag, receiver) => {
    const template: unknown = Reflect.get(target, tag, receiver);
    return typeof template === 'function' && typeof tag === 'string' ? joining(template as Template) : template;
  },
  apply: (target, receiver, wrapped) => joining(Reflect.apply(target, receiver, wrapped) as Template),
});
