export type { OpenDocument } from './Documents';
export { questionQuery, findQuestion } from './question-query';
export type { Question, QuestionQuery } from './question-query';
export { QuestionScreen } from './QuestionScreen';
export type { QuestionScreenProps } from './QuestionScreen';
