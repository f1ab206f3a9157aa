import { vars } from '@compute-market/tokens';
import { createGlobalStyle, styled } from 'styled-components';

const { price, text } = vars.color;
const { layer, size } = vars;
/** `var(--name)` → `--name`. */
const nameOf = (token: string) => token.slice('var('.length, -1);

/** What the page shows is greyed, and can be read as well as any help text; what is being filled in is the customer's own, and as new as ever. */
export const Greyed = createGlobalStyle`
  :root {
    --new-strong: ${text.strong};
    --new-body: ${text.body};
    --new-secondary: ${text.secondary};
  }
  main {
    color: ${text.tertiary};
    ${nameOf(text.strong)}: ${text.tertiary};
    ${nameOf(text.body)}: ${text.tertiary};
    ${nameOf(text.secondary)}: ${text.tertiary};
    ${nameOf(price.default)}: ${text.tertiary};
    ${nameOf(price.sign)}: ${text.tertiary};
  }
  main form {
    color: var(--new-body);
    ${nameOf(text.strong)}: var(--new-strong);
    ${nameOf(text.body)}: var(--new-body);
    ${nameOf(text.secondary)}: var(--new-secondary);
  }
`;

/** In sight wherever the page is read: greyed rows alone say nothing. */
export const Place = styled.div`
  position: sticky;
  z-index: ${layer.bar};
  top: ${size.frame.bar};
`;
