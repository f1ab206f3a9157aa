import { Chips } from '@compute-market/components/chips';
import { cardSurface, media, row, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, size, space } = vars;

export const Page = styled.div`
  width: 100%;
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: ${space[20]} ${size.frame.gutter} ${space[64]};
  ${media.belowSm} { padding: ${space[12]} ${size.frame.gutterSmall} 120px; }
`;

export const Title = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[4]} ${space[12]};
  align-items: flex-end;
  justify-content: space-between;
  margin: ${space[4]} 0 ${space[16]};
  & > h1 { display: flex; gap: ${space[8]}; align-items: center; }
`;

export const Restored = styled.p`
  ${row}
  gap: ${space[6]};
  ${text('dense', color.text.tertiary)}
  & > svg { color: ${color.status.ok.icon}; }
`;

export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) ${size.frame.order};
  gap: ${space[16]};
  align-items: start;
  & > :last-child { position: sticky; top: calc(${size.frame.bar} + ${space[16]}); }
  ${media.belowMd} { grid-template-columns: minmax(0, 1fr); & > :last-child { position: static; } }
`;

export const FormCard = styled.form`
  min-width: 0;
  ${cardSurface}
`;

export const Stock = styled.span`
  ${row}
  gap: ${space[8]};
  ${text('small', color.text.secondary)}
  white-space: nowrap;
  ${media.belowSm} { & > [data-component='TickGauge'] { display: none; } }
`;

/* Machine rooms say more than a word: their chips stand 36 high. */
export const Rooms = styled(Chips)`
  & > label { gap: ${space[10]}; min-height: 36px; padding: 0 ${space[14]}; }
`;

export const CountRow = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[12]};
  margin-top: ${space[12]};
  ${text('dense', color.text.secondary)}
  & > button { margin-left: auto; }
`;

export const Inline = styled.div`
  ${wrappingRow}
  gap: ${space[8]} ${space[16]};
  color: ${color.text.secondary};
  & > [data-component='Slider'] { flex: 1; max-width: 480px; }
  & > :is([data-component='TextField'], [data-component='Combobox']) { width: 330px; max-width: 100%; }
`;

/** What a part costs an hour; all of them end on one vertical. */
export const Hourly = styled.span`
  margin-left: auto;
  ${text('dense', color.text.strong)}
  font-weight: ${font.weight.medium};
`;
