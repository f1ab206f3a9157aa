export { BudgetDialog, RemoveBudgetDialog } from './BudgetDialogs';
export { freeSubjects, subjectOf, subjectValue } from './budget-view';
export type { BudgetAction } from './BudgetsTable';
export { RemoveProjectDialog, RenameProjectDialog } from './ProjectDialogs';
export { ProjectsScreen, type ProjectsScreenProps } from './ProjectsScreen';
export type { ProjectAction } from './ProjectsTable';
