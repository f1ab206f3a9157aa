import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';
import { text } from '../../styles/text';

const { color, space } = vars;

export const Root = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  min-width: 0;
`;

/* One message speaks for both days; the mark in each would only take the room of the date. */
export const Days = styled.div`
  ${row}
  gap: ${space[8]};
  min-width: 0;
  > div { width: 136px; min-width: 0; gap: ${space[4]}; }
  [data-part='error-mark'] { display: none; }
  ${media.belowXs} {
    width: 100%;
    > div { flex: 1; width: auto; }
  }
`;

export const To = styled.span`
  flex: none;
  color: ${color.text.tertiary};
`;

export const Problem = styled.div`
  flex-basis: 100%;
  ${text('small', color.danger.text)}
  &:empty { display: none; }
  > span { display: flex; gap: ${space[4]}; align-items: flex-start; }
  svg { flex: none; margin-top: 3px; }
`;
