import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { column, wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { border, color, radius, size, space } = vars;

export const Root = styled.section`
  ${wrappingRow}
  gap: ${space[16]} ${space[20]};
  min-height: 94px;
  padding: ${space[16]} ${space[24]};
  ${cardSurface}
  ${media.belowSm} { padding: ${space[16]}; }
`;

export const Tile = styled.span`
  display: grid;
  flex: none;
  width: ${size.control.xl};
  height: ${size.control.xl};
  place-items: center;
  border-radius: ${radius.md};
  background: ${color.voucher.surface};
  color: ${color.voucher.text};
`;

export const Figure = styled.div`
  ${column}
`;

export const Label = styled.span`
  ${text('small', color.text.tertiary)}
`;

export const Rules = styled.ul`
  flex: 1 1 320px;
  min-width: 0;
  padding-left: ${space[24]};
  border-left: ${border.width.default} solid ${color.border.default};
  ${text('small', color.text.secondary)}
  line-height: ${vars.text.body.line};
  & > li::before {
    content: '';
    display: inline-block;
    width: ${space[4]};
    height: ${space[4]};
    margin-right: ${space[8]};
    border-radius: ${radius.full};
    background: ${color.border.hover};
    vertical-align: middle;
  }
  ${media.belowSm} { flex-basis: 100%; padding-left: 0; border-left: 0; }
`;

export const Actions = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[24]};
`;
