import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { cardSurface } from '../../styles/surface';
import { text } from '../../styles/text';

const { border, color, space } = vars;

/* Without padding, what reaches the edges keeps to the round corners; clip, unlike hidden, lets a table head stick to the page. */
export const Root = styled.section`
  min-width: 0;
  ${cardSurface}
  &[data-padding='none'] { overflow: clip; }
`;

export const Head = styled.div`
  ${wrappingRow}
  justify-content: space-between;
  gap: ${space[4]} ${space[16]};
  padding: ${space[14]} ${space[20]} ${space[12]};
  ${media.belowSm} { padding: ${space[12]} ${space[16]}; }
`;

export const Titles = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  column-gap: ${space[8]};
  min-width: 0;
`;

export const Meta = styled.span`
  ${text('small', color.text.tertiary)}
`;

export const Actions = styled.div`
  ${wrappingRow}
  gap: ${space[8]};
`;

export const Body = styled.div`
  min-width: 0;
  [data-padding='md'] > & { padding: ${space[16]} ${space[20]} ${space[20]}; }
  [data-padding='lg'] > & { padding: ${space[20]} ${space[24]}; }
  [data-padding='md'] > [data-part='head'] + & { padding-top: 0; }
  ${media.belowSm} {
    [data-padding='md'] > &, [data-padding='lg'] > & { padding: ${space[16]}; }
    [data-padding='md'] > [data-part='head'] + & { padding-top: 0; }
  }
`;

export const Footer = styled.div`
  padding: ${space[10]} ${space[20]};
  border-top: ${border.width.default} solid ${color.border.soft};
  ${text('small', color.text.secondary)}
  ${media.belowSm} { padding: ${space[10]} ${space[16]}; }
`;
