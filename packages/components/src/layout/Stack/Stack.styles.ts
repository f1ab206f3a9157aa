import { styled } from 'styled-components';
import { arrangedRules } from '../look';

export const Root = styled.div`${`display: flex; flex-direction: column; min-width: 0; ${arrangedRules}`}`;
