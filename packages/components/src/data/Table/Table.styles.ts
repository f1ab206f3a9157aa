import { vars } from '@compute-market/tokens';
import { keyframes } from 'styled-components';
import { focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { styled } from '../../styles/styled';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, duration, easing, layer, opacity, radius, size, space } = vars;

const line = `${border.width.default} solid`;

/** Where cells stay while a narrow table scrolls under them, and the line that tells them apart. A phone has room for the first only. */
const stickyEdges = `
    > tr > [data-sticky='start'] { left: var(--table-first-left, 0px); box-shadow: inset calc(-1 * ${border.width.default}) 0 ${color.border.soft}; }
    > tr > [data-sticky='end'] { right: 0; box-shadow: inset ${border.width.default} 0 ${color.border.soft}; }
    > tr > [data-part='select'] { left: 0; }
`;

/** On wide screens the page scrolls and the head sticks under the bar; on narrow ones the table scrolls inside this frame. */
export const Frame = styled.div`
  position: relative;
  min-width: 0;
  ${media.belowMd} { overflow-x: auto; }
`;

export const Grid = styled.table`
  width: 100%;
  min-width: var(--table-min-width, auto);
  table-layout: fixed;
  [data-hide-below='lg'] { ${media.belowLg} { display: none; } }
  [data-hide-below='md'] { ${media.belowMd} { display: none; } }
  && [data-align='end'] { text-align: right; }
  && [data-align='center'] { text-align: center; }
  && [data-part='select'], && [data-part='expand'] { padding-right: 0; }
  [data-part='select'] > input, [data-part='expand'] > button { vertical-align: middle; }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Head = styled.thead`
  > tr > * {
    position: sticky;
    z-index: ${layer.sticky};
    top: var(--table-sticky-top, ${size.frame.bar});
    padding: ${space[8]} ${space[12]};
    border-bottom: ${line} ${color.border.default};
    background: ${color.surface.sunken};
    color: ${color.text.tertiary};
    ${text('small')}
    text-align: left;
    white-space: nowrap;
  }
  > tr > *:first-child { padding-left: ${space[20]}; }
  > tr > *:last-child { padding-right: ${space[20]}; }
  ${media.belowMd} {
    > tr > * { position: static; }
    > tr > [data-sticky], > tr > [data-part='select'] { position: sticky; top: auto; }
    ${stickyEdges}
  }
  ${media.belowSm} { > tr > [data-sticky='end'] { position: static; } }
`;

const appear = keyframes`from { background-color: ${color.surface.selected}; }`;

export const Body = styled.tbody`
  transition: opacity ${duration.hover} ${easing.in};
  [aria-busy='true'] > &[data-dimmed] { opacity: ${opacity.dimmed}; }

  > tr > * {
    padding: ${space[10]} ${space[12]};
    border-bottom: ${line} ${color.border.soft};
    background: ${color.surface.card};
    font-weight: inherit;
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
    transition: background-color ${duration.hover} ${easing.in};
  }
  > tr > *:first-child { padding-left: ${space[20]}; }
  > tr > *:last-child { padding-right: ${space[20]}; }
  > tr:last-child > * { border-bottom-color: transparent; }
  > tr[aria-hidden] > td { height: var(--table-row-height, 61px); }
  [data-align='end'] > [data-component='Skeleton'] { margin-left: auto; }
  > tr[data-row]:hover > * { background: ${color.surface.hover}; }
  > tr[data-highlighted] > * { animation: ${appear} calc(5 * ${duration.count}) ${easing.out}; }
  ${media.belowMd} {
    > tr > [data-sticky], > tr > [data-part='select'] { position: sticky; }
    ${stickyEdges}
  }
  ${media.belowSm} { > tr > [data-sticky='end'] { position: static; } }
`;

export const Foot = styled.tfoot`
  > tr > * {
    padding: ${space[10]} ${space[12]};
    border-top: ${line} ${color.border.default};
    background: ${color.surface.sunken};
    color: ${color.text.strong};
    text-align: left;
  }
  > tr > *:first-child { padding-left: ${space[20]}; }
  > tr > *:last-child { padding-right: ${space[20]}; }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: ${space[4]};
  min-height: ${size.target};
  margin: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  cursor: pointer;
  &:hover, [aria-sort] > & { color: ${color.text.strong}; }
  &:focus-visible { ${focusRing} }
`;

/** The row that stands for all others: empty, failed, details. */
export const WideCell = styled.td`
  && { background: ${color.surface.card}; }
  &[data-sunken] { background: ${color.surface.sunken}; }
`;

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(400%); }`;

/** Two pixels under the head while a page is read again. */
export const Progress = styled.div`
  position: absolute;
  z-index: ${layer.sticky};
  top: 35px;
  right: 0;
  left: 0;
  height: ${border.width.strong};
  overflow: hidden;
  pointer-events: none;
  &::after {
    content: '';
    display: block;
    width: 25%;
    height: 100%;
    background: ${color.action.default};
    animation: ${run} ${duration.sweep} ${easing.linear} infinite;
  }
  &[data-cards] { top: 0; }
`;

export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  transition: opacity ${duration.hover} ${easing.in};
  &[data-dimmed] { opacity: ${opacity.dimmed}; }
`;
