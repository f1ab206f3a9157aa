import { text } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, opacity, space } = vars;

export const Root = styled.div`
  display: flex;
  flex-direction: column;
  align-items: center;
`;

export const Square = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 180px;
  height: 180px;
`;

export const Code = styled.img`
  &[data-dim] { opacity: ${opacity.expired}; }
`;

export const Cover = styled.span`
  position: absolute;
  inset: 0;
  display: flex;
  align-items: center;
  justify-content: center;
  color: ${color.status.ok.icon};
`;

export const Status = styled.p`
  margin-top: ${space[16]};
  color: ${color.text.strong};
`;

export const Small = styled.p`
  ${text('small')}
  color: ${color.text.tertiary};
`;
