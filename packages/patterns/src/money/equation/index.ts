export { Equation, type EquationTerm } from './Equation';
