import { ellipsis, focusOutline, text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, font, radius, size, space } = vars;

/** From what there is to what there will be. */
export const Change = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${space[8]};
  ${text('dense', color.text.secondary)}
  strong { color: ${color.text.strong}; ${text('body')} font-weight: ${font.weight.semibold}; }
  svg { align-self: center; color: ${color.text.tertiary}; }
`;

/** The purses under the lines of the price. */
export const Purses = styled.div`
  margin-top: ${space[12]};
  padding-top: ${space[12]};
  border-top: ${vars.border.width.default} solid ${color.border.soft};
`;

/** A word that acts inside a line of the price. */
export const LineAction = styled.button`
  min-height: ${size.target};
  padding: 0 ${space[4]};
  border: 0;
  border-radius: ${radius.sm};
  background: none;
  ${text('small', color.text.action)}
  cursor: pointer;
  &:hover { color: ${color.action.hover}; }
  &:focus-visible { ${focusOutline} }
`;

/** One rental a line: what it is, until when, what it costs. A long list scrolls by itself, so that the sum stays in sight. */
export const Renewals = styled.ul`
  max-height: 40vh;
  overflow-y: auto;
  overscroll-behavior: contain;
  > li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: ${space[2]} ${space[12]};
    padding: ${space[8]} 0;
    border-bottom: ${vars.border.width.default} solid ${color.border.soft};
    ${text('dense')}
  }
  [data-part='name'] { color: ${color.text.strong}; ${ellipsis} }
  [data-part='due'] { grid-column: 1; color: ${color.text.secondary}; }
  [data-part='price'] { text-align: right; }
  [data-part='outcome'] { grid-column: 1 / -1; }
  [data-outcome='done'] { color: ${color.status.ok.text}; }
  [data-outcome='failed'] { color: ${color.danger.text}; }
`;
