import { Line, SwatchRoot } from './LineChart.styles';

/** The look of a line beside its name. */
export const LineSwatch = ({ look }: { look: number }) => (
  <SwatchRoot viewBox="0 0 16 12" aria-hidden focusable="false">
    <Line data-series={look} d="M1 6H15" />
  </SwatchRoot>
);
