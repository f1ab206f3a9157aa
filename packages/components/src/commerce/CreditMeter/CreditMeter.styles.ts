import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { text } from '../../styles/text';

const { color, space } = vars;

export const Root = styled.div`
  min-width: 0;
  ${text('dense')}
  &[data-layout='gauge'] { padding-top: ${space[6]}; }
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  column-gap: ${space[12]};
  color: ${color.text.secondary};
  &:not(:last-child) { margin-bottom: ${space[8]}; }
`;

export const Left = styled.span`
  color: ${color.text.strong};
`;

export const Quota = styled.span`
  color: ${color.text.tertiary};
`;

export const Foot = styled.div`
  display: flex;
  justify-content: space-between;
  margin-top: ${space[4]};
  ${text('small', color.text.tertiary)}
`;
