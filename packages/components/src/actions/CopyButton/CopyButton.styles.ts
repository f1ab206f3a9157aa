import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { visuallyHidden } from '../../styles/text';

const { color } = vars;

export const Root = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  vertical-align: middle;
  &[data-copied] svg { color: ${color.status.ok.icon}; }
`;

export const Announcement = styled.span`
  ${visuallyHidden}
`;
