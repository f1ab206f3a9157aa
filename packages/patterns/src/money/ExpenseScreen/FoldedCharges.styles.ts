import { bareList, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, space } = vars;

/** A day's charges stand side by side, as many as the width takes. */
export const Charges = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[4]} ${space[40]};
  width: 100%;
  ${bareList}
  ${text('dense', color.text.secondary)}
  ${media.belowLg} { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); }
`;
