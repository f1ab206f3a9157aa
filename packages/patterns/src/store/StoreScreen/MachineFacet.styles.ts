import { media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, radius, shadow, space } = vars;

/* A bare box: it needs none of the text field's marks and counters. */
export const PriceBox = styled.label`
  display: inline-flex;
  gap: ${space[4]};
  align-items: center;
  width: 76px;
  height: ${space[28]};
  padding: 0 ${space[10]};
  border: ${border.width.default} solid ${color.border.strong};
  border-radius: ${radius.sm};
  background: ${color.surface.card};
  & > input { width: 100%; padding: 0; border: 0; outline: none; background: none; color: ${color.text.strong}; }
  & > input::placeholder { color: ${color.text.tertiary}; }
  &:hover { border-color: ${color.border.hover}; }
  &:focus-within { border-color: ${color.border.focus}; box-shadow: ${shadow.focus}; }
  ${media.belowSm} { flex: 1; height: 40px; }
`;

export const MachineLine = styled.div`
  ${wrappingRow}
  gap: ${space[6]};
  min-height: ${space[28]};
  color: ${color.text.tertiary};
  & > span { ${text('dense')} }
  & > [data-component='Select'] { width: 184px; height: ${space[28]}; }
  & > [data-part='price'] { margin: 0 ${space[6]} 0 ${space[20]}; }
  & > small { ${text('small')} }
  ${media.belowSm} {
    & > [data-component='Select'] { width: 100%; height: 40px; }
    & > [data-part='price'] { width: 100%; margin: ${space[12]} 0 0; }
  }
`;
