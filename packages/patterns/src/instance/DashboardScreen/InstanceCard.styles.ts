import { cardSurface, ellipsis, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';

const { border, color, duration, easing, size, space } = vars;

const appear = keyframes`from { background-color: ${color.surface.selected}; }`;

export const Root = styled.article`
  padding: ${space[16]};
  ${cardSurface}
  &[data-highlighted] { animation: ${appear} calc(5 * ${duration.count}) ${easing.out}; }
`;

export const Head = styled.header`
  ${row}
  justify-content: space-between;
  gap: ${space[12]};
  > h2 { min-width: 0; ${text('section')} }
  > h2:not(:has(> a)), > h2 > a { ${ellipsis} }
  > h2 > a { display: block; margin-top: calc(-1 * ${space[8]}); padding-top: ${space[8]}; }
  > [data-component='InstanceStatus'] { flex: none; }
`;

export const Line = styled.p`
  ${text('small', color.text.tertiary)}
  overflow-wrap: anywhere;
  &[data-tone='warning'] { color: ${color.status.warn.text}; }
`;

/** Three facts side by side, the cost at the right. */
export const Facts = styled.dl`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${space[8]};
  margin: ${space[12]} 0;
  padding-top: ${space[12]};
  border-top: ${border.width.default} solid ${color.border.soft};
  > div { min-width: 0; }
  > div:last-child { text-align: right; }
  dt { color: ${color.text.secondary}; ${text('small')} }
  dd { color: ${color.text.strong}; ${text('body')} overflow-wrap: anywhere; }
`;

/** Two equal buttons and ⋯; with `data-even` as many equal ones as there are. */
export const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr ${size.control.xl};
  gap: ${space[8]};
  > * { height: ${size.control.touch}; }
  > [data-component='IconButton'] { width: 100%; }
  &[data-even] { grid-auto-flow: column; grid-auto-columns: 1fr; grid-template-columns: none; }
`;
