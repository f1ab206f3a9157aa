import { centred, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, size, space } = vars;

/** A line under the button that leads elsewhere. */
export const Way = styled.p`
  display: flex;
  ${centred}
  min-height: ${size.target};
  margin-top: ${space[12]};
  ${text('dense', color.text.secondary)}
  &[data-end] { justify-content: flex-end; }
  &[data-apart] { justify-content: space-between; }
  > span { display: flex; align-items: center; }
`;

/** A text button whose words, not its field, stand at the edge of the form. */
export const Outdented = styled.span`
  margin-inline-start: calc(-1 * (${space[10]} + ${border.width.default}));
`;
