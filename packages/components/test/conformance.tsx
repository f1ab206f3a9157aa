import { render } from '@testing-library/react';
import { cloneElement, createRef, type ReactElement } from 'react';
import { describe, expect, test } from 'vitest';

export interface ConformanceOptions {
  /** Tag of the root element, lower case. */
  tag: string;
  /** False for parts that only stand inside a portal or an open overlay. */
  spreads?: boolean;
  /** Selector of the real control inside, which then takes the ref, while the root takes the class. */
  control?: string;
}

/** What every exported component owes: spreads props, passes its ref, joins the class and names itself. Its stories are read by axe. */
export function describeConformance(
  name: string,
  element: ReactElement<Record<string, unknown>>,
  { tag, spreads = true, control }: ConformanceOptions,
) {
  const root = (container: Element) => {
    const found = container.querySelector(`[data-component="${name}"]`);
    if (!found) throw new Error(`no element with data-component="${name}"`);
    return found;
  };

  describe(`${name} conforms`, () => {
    test('names its root and uses the right element', () => {
      const { baseElement } = render(element);
      expect(root(baseElement).tagName.toLowerCase()).toBe(tag);
    });

    test.runIf(spreads)('spreads unknown props, joins the class and passes the ref', () => {
      const ref = createRef<Element>();
      const { baseElement } = render(cloneElement(element, { ref, className: 'from-consumer', 'data-extra': 'kept' }));
      const node = root(baseElement);
      expect(node).toHaveClass('from-consumer');
      if (control === undefined) expect(ref.current).toBe(node);
      else expect([...node.querySelectorAll(control)]).toContain(ref.current);
      expect([node, ref.current].some((each) => each?.getAttribute('data-extra') === 'kept')).toBe(true);
    });
  });
}
