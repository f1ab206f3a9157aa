import { bareList, ellipsis, focusOutline, media, text, wrappingRow } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { css, styled } from 'styled-components';

const { border, color, duration, easing, size, space } = vars;

export const Page = styled.div`
  max-width: calc(${size.frame.store} + 2 * ${size.frame.gutter});
  margin: 0 auto;
  padding: ${space[24]} ${size.frame.gutter} ${space[48]};
  ${media.belowSm} { padding: ${space[16]} ${size.frame.gutterSmall} ${space[32]}; }
`;

export const List = styled.ul`
  ${bareList}
  transition: background-color ${duration.hover} ${easing.in};
  &[data-dimmed] { background: ${color.surface.sunken}; }
`;

const line = css`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[4]} ${space[24]};
  padding: ${space[16]} ${space[24]};
  border-top: ${border.width.default} solid ${color.border.soft};
  color: ${color.text.body};
  ${media.belowSm} { grid-template-columns: minmax(0, 1fr); padding: ${space[12]} ${space[16]}; }
`;

export const Row = styled.a`
  ${line}
  text-decoration: none;
  li:first-child > & { border-top: 0; }
  &:hover { background: ${color.surface.hover}; text-decoration: none; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

/** A line that leads nowhere: all it says is here. */
export const Told = styled.li`
  ${line}
  &:first-child { border-top: 0; }
`;

export const Words = styled.p`
  grid-column: 1;
  ${text('dense', color.text.secondary)}
  overflow-wrap: anywhere;
`;

export const Title = styled.span`
  ${wrappingRow}
  gap: ${space[8]};
  ${text('body', color.text.strong)}
  overflow-wrap: anywhere;
  &[data-unseen] { font-weight: ${vars.font.weight.semibold}; }
`;

/** Between its marks; on small screens under them, so that long and short titles start alike. */
export const TitleText = styled.span`
  min-width: 0;
  ${media.belowSm} { order: 1; flex: 1 0 100%; }
`;

export const Summary = styled.span`
  grid-column: 1;
  ${text('dense', color.text.secondary)}
  ${ellipsis}
`;

export const Moment = styled.span`
  ${text('dense', color.text.secondary)}
  grid-row: 1;
  grid-column: 2;
  ${media.belowSm} { grid-row: auto; grid-column: 1; }
`;

export const Foot = styled.div`
  border-top: ${border.width.default} solid ${color.border.soft};
`;

export const Bones = styled.div`
  display: grid;
  gap: ${space[24]};
  padding: ${space[24]};
`;
