export type { OpenDocument } from './Documents';
export { findQuestion, questionParameters, readQuestionQuery } from './question-query';
export type { Question, QuestionQuery } from './question-query';
export { QuestionScreen } from './QuestionScreen';
export type { QuestionScreenProps } from './QuestionScreen';
