import { styled } from 'styled-components';
import { arrangedRules } from '../look';

export const Root = styled.div`${`display: flex; &[data-inline] { display: inline-flex; } &[data-wraps] { flex-wrap: wrap; } ${arrangedRules}`}`;
