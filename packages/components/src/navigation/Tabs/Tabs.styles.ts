import { Tabs as Base } from '@base-ui/react/tabs';
import { vars } from '@compute-market/tokens';
import { styled } from 'styled-components';
import { focusOutline } from '../../styles/focus';
import { tab, tabCount, tabRow } from '../tab.styles';

export const Row = styled(Base.List)`
  ${tabRow}
`;

export const Item = styled(Base.Tab)`
  ${tab}
`;

export const Count = styled.span`
  ${tabCount}
`;

export const Panel = styled(Base.Panel)`
  outline: none;
  &:focus-visible { ${focusOutline} border-radius: ${vars.radius.sm}; }
`;
