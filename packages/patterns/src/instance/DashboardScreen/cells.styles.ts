import { bareButton, ellipsis, media, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, space } = vars;

/** First line of a cell. */
export const Main = styled.div`
  line-height: ${vars.text.dense.line};
  color: ${color.text.strong};
`;

/** The cards, and at the end of the line how much of them is used. */
export const Cards = styled(Main)`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: 0 ${space[12]};
`;

/** A first line that gives way: whole names are in its title. */
export const Short = styled(Main)`
  ${ellipsis}
`;

/** Second line of a cell: a fact. */
export const Fact = styled.div`
  ${text('line', color.text.tertiary)}
`;

export const Name = styled.div`
  position: relative;
  min-width: 0;
  ${Main} { font-weight: ${font.weight.medium}; ${ellipsis} }
  ${Fact} { ${ellipsis} }
  > [data-part='edit'] { position: absolute; top: calc(-1 * ${space[2]}); right: calc(-1 * ${space[12]}); background: ${color.surface.hover}; }
  ${media.hover} {
    > [data-part='edit'] { opacity: 0; }
    tr:hover > * > & > [data-part='edit'], > [data-part='edit']:focus-visible { opacity: 1; }
  }
`;

/** What can be done to the fact under it: a word in the second line. */
export const FactButton = styled.button`
  ${bareButton}
  color: inherit;
  ${text('line')}
  text-decoration: underline dotted transparent;
  text-underline-offset: 3px;
  cursor: pointer;
  min-height: ${vars.size.target};
  margin: calc((${vars.text.line.line} - ${vars.size.target}) / 2) 0;
  &:hover { color: ${color.text.action}; text-decoration-color: currentColor; }
  &:focus-visible { outline: ${vars.border.width.strong} solid ${color.border.focus}; outline-offset: ${space[2]}; }
`;

export const Quiet = styled.span`
  color: ${color.text.tertiary};
`;
