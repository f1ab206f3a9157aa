import { scannableCode } from '@compute-market/components/styles';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';

const { color, opacity } = vars;

export const Square = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  width: 180px;
  height: 180px;
`;

export const Code = styled.img`
  ${scannableCode}
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
