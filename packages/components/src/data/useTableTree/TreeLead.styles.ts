import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

const { size, space } = vars;

/** As wide as the button for every row, so that names of one level stand under one another; no higher than a line of text. */
export const Lead = styled.span`
  flex: none;
  width: calc(${size.target} + ${space[4]});
  margin-block: calc(-1 * ${space[2]});
  margin-left: calc(var(--tree-depth) * ${space[20]});
`;

export const Level = styled.span`
  ${visuallyHidden}
`;
