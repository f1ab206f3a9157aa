import { createElement, type ReactNode } from 'react';

/** One host element as it stands in the document, without the component that drew it. */
export interface Markup {
  readonly tag: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly (Markup | string)[];
}

const renamed: Readonly<Record<string, string>> = {
  class: 'className',
  for: 'htmlFor',
  tabindex: 'tabIndex',
  colspan: 'colSpan',
  maxlength: 'maxLength',
  autocomplete: 'autoComplete',
  inputmode: 'inputMode',
  readonly: 'readOnly',
};
const flags = new Set(['checked', 'disabled', 'required', 'readonly', 'hidden', 'selected']);
const nothing = () => undefined;

function propertiesOf(element: Element): Record<string, unknown> {
  const properties: Record<string, unknown> = {};
  for (const { name, value } of element.attributes) {
    if (name !== 'style' && name !== 'selected') properties[renamed[name] ?? name] = flags.has(name) ? true : value;
  }
  if (element instanceof HTMLElement && element.style.length > 0)
    properties.style = Object.fromEntries(
      [...element.style].map((name) => [
        name.startsWith('--') ? name : name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase()),
        element.style.getPropertyValue(name),
      ]),
    );
  if (element instanceof HTMLInputElement)
    Object.assign(
      properties,
      { onChange: nothing },
      element.type === 'checkbox' || element.type === 'radio' ? { checked: element.checked } : { value: element.value },
    );
  if (element instanceof HTMLTextAreaElement || element instanceof HTMLSelectElement)
    Object.assign(properties, { onChange: nothing, value: element.value });
  if (element instanceof HTMLButtonElement) properties.onClick = nothing;
  return properties;
}

/** Reads the markup a component has drawn. */
export function markupOf(element: Element): Markup {
  const children: (Markup | string)[] =
    element instanceof HTMLTextAreaElement
      ? []
      : [...element.childNodes].flatMap((node): (Markup | string)[] =>
          node instanceof Element ? [markupOf(node)] : node.textContent ? [node.textContent] : [],
        );
  return { tag: element.localName, properties: propertiesOf(element), children };
}

/** The same markup again, made of host elements alone, created anew each time as a hand-written render would. */
export const bare = ({ tag, properties, children }: Markup): ReactNode =>
  createElement(tag, properties, ...children.map((child) => (typeof child === 'string' ? child : bare(child))));
