export { CardCourse } from './CardCourse';
