import { centred, column, ellipsis, focusOutline, row, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { border, color, font, size, space } = vars;
const line = `${border.width.default} solid ${color.border.soft}`;

export const Head = styled.div`
  ${row}
  justify-content: space-between;
  height: ${size.control.touch};
  padding: 0 ${space[16]};
  > h2 { ${text('group')} }
`;

export const Rows = styled.ul`
  > li + li { border-top: ${line}; }
`;

export const Row = styled.a`
  display: flex;
  gap: ${space[10]};
  padding: ${space[10]} ${space[16]} ${space[10]} ${space[14]};
  color: ${color.text.body};
  &:hover { background: ${color.surface.hover}; }
  &:focus-visible { ${focusOutline} outline-offset: calc(-1 * ${border.width.strong}); }
`;

/** The column of the dots, kept where there is none. */
export const Mark = styled.span`
  ${row}
  flex: none;
  width: ${space[6]};
  height: ${space[20]};
`;

export const Title = styled.span`
  display: -webkit-box;
  overflow: hidden;
  color: ${color.text.body};
  line-height: ${space[20]};
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  &[data-unseen] { color: ${color.text.strong}; font-weight: ${font.weight.semibold}; }
`;

/** Beside the mark. */
export const Words = styled.span`
  min-width: 0;
`;

/** One line, cut where it ends. */
export const Original = styled.span`
  display: block;
  ${ellipsis}
  color: ${color.text.secondary};
  line-height: ${space[20]};
`;

export const Facts = styled.span`
  ${row}
  gap: ${space[8]};
  margin-top: ${space[4]};
  ${text('small', color.text.tertiary)}
`;

export const Empty = styled.p`
  ${column}
  gap: ${space[8]};
  ${centred}
  height: 120px;
  color: ${color.text.tertiary};
`;

export const BonesRow = styled.li`
  height: 83px;
  padding: ${space[14]} ${space[16]} 0 ${space[32]};
`;
