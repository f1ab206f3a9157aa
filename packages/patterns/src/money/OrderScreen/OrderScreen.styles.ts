import { media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, space } = vars;

/** What the filter adds up to. */
export const Sums = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[24]};
  padding: ${space[10]} ${space[20]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('dense', color.text.secondary)}
  b { margin-left: ${space[4]}; font-weight: ${font.weight.medium}; color: ${color.text.strong}; }
  ${media.belowSm} { padding: 0 0 ${space[10]}; border-top: 0; }
`;

export const Steps = styled.span`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 0 ${space[12]};
  white-space: nowrap;
  ${text('dense')}
`;
