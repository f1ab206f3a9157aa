import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { text } from '../../styles/text';

const { border, color, radius, space } = vars;

export const Root = styled.section`
  container-type: inline-size;
  min-width: 0;
`;

export const Head = styled.div`
  ${wrappingRow}
  gap: ${space[4]} ${space[12]};
  justify-content: space-between;
  margin-bottom: ${space[8]};
  ${text('dense')}
`;

export const Title = styled.h3`
  ${text('group', color.text.strong)}
`;

export const Commands = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[8]};
  margin-bottom: ${space[12]};
`;

export const Command = styled.div`
  ${row}
  height: 36px;
  padding: 0 ${space[12]};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.sm};
  background: ${color.surface.sunken};
`;

/* Two columns where there is room; the lines between are the gaps of the grid. */
export const Rows = styled.dl`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${border.width.default};
  border: ${border.width.default} solid ${color.border.default};
  border-radius: ${radius.inner};
  background: ${color.border.soft};
  overflow: hidden;
  @container (max-width: 480px) { grid-template-columns: minmax(0, 1fr); }
`;

export const Row = styled.div`
  ${row}
  gap: ${space[8]};
  min-width: 0;
  min-height: 40px;
  padding: 0 ${space[8]} 0 ${space[12]};
  background: ${color.surface.card};
  &[data-wide], &:last-child:nth-child(odd) { grid-column: 1 / -1; }
  & > dt { flex: none; width: 56px; color: ${color.text.secondary}; ${text('dense')} }
  & > dd { display: flex; flex: 1; min-width: 0; margin: 0; }
  & > dd > span { flex: 1; min-width: 0; }
  & [data-part='value'] { flex: 1; }
`;

export const Note = styled.p`
  margin-top: ${space[8]};
  ${text('dense', color.text.secondary)}
`;
