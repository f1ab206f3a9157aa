import { vars } from '@compute-market/tokens';
import { keyframes, styled } from 'styled-components';
import { row, wrappingRow } from '../../styles/flex';
import { bareButton } from '../../styles/bare';
import { focusOutline, focusRing } from '../../styles/focus';
import { media } from '../../styles/media';
import { text, visuallyHidden } from '../../styles/text';

const { border, color, duration, easing, layer, radius, size, space } = vars;

const line = `${border.width.default} solid`;

/** Where cells stay while a narrow table scrolls under them, and the line that tells them apart. A phone has room for the first only. */
const stickyEdges = `
    > tr > [data-part='expand'] { left: var(--table-expand-left, 0px); }
    > tr > [data-sticky='start'] { left: var(--table-first-left, 0px); box-shadow: inset calc(-1 * ${border.width.default}) 0 ${color.border.soft}; }
    > tr > [data-sticky='end'] { right: 0; box-shadow: inset ${border.width.default} 0 ${color.border.soft}; }
    > tr > [data-part='select'] { left: 0; }
`;

const sideways = "> tr > [data-sticky], > tr > [data-part='select'], > tr > [data-part='expand']";

/** The head of a table that scrolls sideways cannot stick to the page as well. */
const headSideways = `
    > tr > * { position: static; }
    > tr > [data-resizable]:where(:not([data-sticky])) { position: relative; z-index: auto; top: auto; }
    ${sideways} { position: sticky; top: auto; }
    ${stickyEdges}
`;

const bodySideways = `
    ${sideways} { position: sticky; background: inherit; }
    ${stickyEdges}
`;

/**
 * On wide screens the page scrolls and the head sticks under the bar; on narrow ones the table scrolls inside this frame. Positioned only where
 * it scrolls: of a positioned one a browser paints every row in reach again when a single one is chosen.
 */
export const Frame = styled.div`
  min-width: 0;
  &[data-scrolls], &[data-framed] { position: relative; }
  &[data-scrolls] { overflow-x: auto; }
  &[data-framed] { max-height: var(--table-max-height); overflow: auto; overscroll-behavior: contain; }
  @media print { &[data-framed] { max-height: none; overflow: visible; } }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
  ${media.belowMd} { position: relative; overflow-x: auto; }
`;

export const Grid = styled.table`
  width: 100%;
  min-width: var(--table-min-width, auto);
  table-layout: fixed;
  && [data-align='end'] { text-align: right; }
  && [data-align='center'] { text-align: center; }
  && [data-align='end'][data-resizable] { padding-right: ${size.target}; }
  && [data-part='select'], && [data-part='expand'] { padding-right: 0; }
  [data-part='select'] > input, [data-part='expand'] > button { vertical-align: middle; }
`;

/** Under the rows, in sight also while they scroll sideways. */
export const LeftNote = styled.div`
  position: sticky;
  left: 0;
  ${wrappingRow}
  gap: 0 ${space[12]};
  box-sizing: border-box;
  max-width: 100%;
  padding: ${space[6]} ${space[16]};
  ${text('small', color.text.secondary)}
`;

export const LeftWord = styled.button`
  min-height: ${size.target};
  ${bareButton}
  ${text('small', color.text.action)}
  cursor: pointer;
  &:hover { text-decoration: underline; }
  &:focus-visible { outline: none; ${focusRing} }
  ${media.coarse} { min-height: ${size.control.touch}; }
`;

export const Caption = styled.caption`
  ${visuallyHidden}
`;

export const Spoken = styled.span`
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
    ${text('small', color.text.tertiary)}
    text-align: left;
    white-space: nowrap;
  }
  > tr > *:first-child { padding-left: ${space[20]}; }
  > tr > *:last-child { padding-right: ${space[20]}; }
  && > tr > [data-resizable] { padding-right: ${size.target}; }
  ${media.belowMd} { ${headSideways} }
  [data-scrolls] > table > & { ${headSideways} }
  [data-framed] > table > && > tr > * { position: sticky; top: 0; }
  [data-framed] > table > && > tr > [data-sticky], [data-framed] > table > && > tr > [data-part] { z-index: calc(${layer.sticky} + 1); }
  ${media.belowSm} { && > tr > [data-sticky='end'], [data-scrolls] > table > && > tr > [data-sticky='end'] { position: static; } }
`;

const appear = keyframes`from { background-color: ${color.surface.selected}; }`;

/**
 * Rows that are read again stand on grey paper; their words keep their contrast. The paper is the row's, not that of each cell: a row that is
 * chosen is then painted once, not once a column. Cells that stay while others scroll under them wear it themselves. Where a part of the rows
 * is drawn, useLineWindow alone keeps in its place what is in sight.
 */
export const Body = styled.tbody`
  > tr {
    background: ${color.surface.card};
    transition: background-color ${duration.hover} ${easing.in};
  }
  > tr > * {
    padding: ${space[10]} ${space[12]};
    border-bottom: ${line} ${color.border.soft};
    font-weight: inherit;
    text-align: left;
    vertical-align: middle;
    overflow-wrap: anywhere;
  }
  > tr > *:first-child { padding-left: ${space[20]}; }
  > tr > *:last-child { padding-right: ${space[20]}; }
  > tr:last-child > * { border-bottom-color: transparent; }
  &[data-part='state'] + & > tr:first-child > * { border-top: ${line} ${color.border.soft}; }
  > tr[aria-hidden]:not([data-part]) > td { height: var(--table-row-height, 61px); }
  [data-align='end'] > [data-component='Skeleton'] { margin-left: auto; }
  > tr[data-row]:hover { background: ${color.surface.hover}; }
  [aria-busy='true'] > &[data-dimmed] > tr { background: ${color.surface.sunken}; }
  > tr[data-row]:has(> [data-part='select'] > :checked) { background: ${color.surface.selected}; }
  > tr[data-highlighted] { animation: ${appear} calc(5 * ${duration.count}) ${easing.out}; }
  &[data-virtual] { overflow-anchor: none; }
  ${media.belowMd} { ${bodySideways} }
  [data-scrolls] > table > & { ${bodySideways} }
  ${media.belowSm} { && > tr > [data-sticky='end'], [data-scrolls] > table > && > tr > [data-sticky='end'] { position: static; } }
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

/** The words of a head and what stands beside them; the words give way. What is cut off begins outside of the button that they may be, which is larger than its line. */
export const HeadLine = styled.span`
  ${row}
  gap: ${space[4]};
  [data-align='end'] > & { justify-content: flex-end; }
  [data-align='center'] > & { justify-content: center; }
  > span:first-child {
    min-width: 0;
    margin: calc(-1 * ${space[2]}) calc(-1 * ${space[4]});
    padding: ${space[2]} ${space[4]};
    overflow: hidden;
    text-overflow: ellipsis;
  }
  > :not(:first-child) { flex: none; }
`;

/** What stands before the name of a row, and the name. */
export const Led = styled.div`
  display: flex;
  align-items: flex-start;
  > :last-child {
    flex: 1;
    min-width: 0;
  }
`;

/** Holds the place of rows that are not drawn. */
export const Space = styled.tr`
  && > td { padding: 0; border: 0; }
`;

/** The row that stands for all others: empty, failed, details. */
export const WideCell = styled.td`
  && { background: ${color.surface.card}; }
  &[data-sunken] { background: ${color.surface.sunken}; }
`;

const run = keyframes`from { transform: translateX(-100%); } to { transform: translateX(400%); }`;

/** Two pixels under the head while a page is read again. They take no room, and need no frame to be placed in. */
export const Progress = styled.div`
  position: relative;
  z-index: ${layer.sticky};
  top: 35px;
  height: ${border.width.strong};
  margin-bottom: calc(-1 * ${border.width.strong});
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

/** What stands for the cards, as the cell that stands for the rows: also in a frame without padding it keeps off the edge. */
export const CardsState = styled.div`
  padding: ${space[10]} ${space[16]};
`;

/* Cards out of sight are not laid out: hundreds of them cost what a screenful does. */
export const Cards = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[12]};
  &[data-dimmed] > li > * { background: ${color.surface.sunken}; }
  > li:nth-child(n + 30) { content-visibility: auto; contain-intrinsic-size: auto 200px; }
`;
