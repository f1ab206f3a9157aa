import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { wrappingRow } from '../../styles/flex';
import { media } from '../../styles/media';

const { border, layer, radius, space } = vars;

/* Joined buttons share an edge; the one under the pointer or the focus lies on top, so that its whole edge shows. Two filled ones keep a gap, or they would flow into one another. */
export const Root = styled.div`
  ${wrappingRow}
  gap: ${space[8]};
  min-width: 0;

  &[data-align='end'] { justify-content: flex-end; }
  &[data-align='between'] { justify-content: space-between; }
  &[data-attached] { display: inline-flex; flex-wrap: nowrap; gap: 0; }

  &[data-attached] > * { border-radius: 0; }
  &[data-attached] > :not(:first-child) { margin-left: calc(-1 * ${border.width.default}); }
  &[data-attached] > :first-child { border-radius: ${radius.sm} 0 0 ${radius.sm}; }
  &[data-attached] > :last-child { border-radius: 0 ${radius.sm} ${radius.sm} 0; }
  &[data-attached] > :only-child { border-radius: ${radius.sm}; }
  &[data-attached] { isolation: isolate; }
  &[data-attached] > :is(:hover, :focus-visible) { z-index: ${layer.sticky}; }
  &[data-attached] > [data-variant='primary'] + [data-variant='primary'] { margin-left: ${border.width.default}; }

  ${media.belowXs} {
    &[data-fill] { flex-wrap: nowrap; }
    &[data-fill] > * { flex: 1; }
  }
`;
