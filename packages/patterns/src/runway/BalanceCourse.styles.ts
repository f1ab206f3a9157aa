import { Link } from '@compute-market/components/link';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { size, space } = vars;

/** Tall enough to be hit, in a line that stays as tall as it is. */
export const CourseLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  margin-block: calc(-1 * ${space[4]});
`;
