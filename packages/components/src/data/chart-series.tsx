import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { border, color, radius, space } = vars;

/** Series have five looks; each has a hatching of its own, so that colour is not needed to tell them apart. */
export const seriesLooks = 5;
export const lookOf = (index: number) => (index % seriesLooks) + 1;

/** Fill of a shape by its `data-series`. Forced colours keep it: the meaning is in the legend beside it. */
export const seriesFill = css`
  forced-color-adjust: none;
  &[data-series='1'] { fill: ${color.chart.instance}; }
  &[data-series='2'] { fill: ${color.chart.disk}; }
  &[data-series='3'] { fill: ${color.chart.bandwidth}; }
  &[data-series='4'] { fill: ${color.chart.sftp}; }
  &[data-series='5'] { fill: ${color.chart.other}; }
`;

const Line = styled.path`
  fill: none;
  stroke: ${color.surface.card};
  stroke-width: 1.4;
  forced-color-adjust: none;
  &[data-dark] { stroke: ${color.text.tertiary}; stroke-width: 1; }
`;

/** Address of the hatching of a look; the first one is plain. */
export const hatching = (id: string, look: number) => (look === 1 ? 'none' : `url(#${id}-${look})`);

const lines = [
  { look: 2, d: 'M-1 1 L1 -1 M0 6 L6 0 M5 7 L7 5', dark: false },
  { look: 3, d: 'M0 3 H3', dark: true },
  { look: 4, d: 'M0 3 H6', dark: false },
  { look: 5, d: 'M0 0 L6 6 M-1 5 L1 7 M5 -1 L7 1', dark: true },
];

/** The hatchings, to be put into every drawing that uses them. */
export const Hatchings = ({ id }: { id: string }) => (
  <defs>
    {lines.map(({ look, d, dark }) => (
      <pattern key={look} id={`${id}-${look}`} width={6} height={6} patternUnits="userSpaceOnUse">
        <Line d={d} data-dark={dark || undefined} />
      </pattern>
    ))}
  </defs>
);

const SwatchFill = styled.rect`
  ${seriesFill}
`;

const SwatchRoot = styled.svg`
  flex: none;
  width: ${space[12]};
  height: ${space[12]};
  border-radius: ${radius.sm};
  outline: ${border.width.default} solid transparent;
`;

/** The look of a series beside its name. */
export const Swatch = ({ id, look }: { id: string; look: number }) => (
  <SwatchRoot aria-hidden focusable="false">
    <SwatchFill width="100%" height="100%" data-series={look} />
    <rect width="100%" height="100%" fill={hatching(id, look)} />
  </SwatchRoot>
);
