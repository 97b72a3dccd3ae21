import { useRouteLoaderData } from 'react-router';

/** Id of the route around the forms, whose loader answers null to members. */
export const WRITING = 'writing';

/** Whether the form that is shown stands beside the side menu of the administration. */
export const useIsDesk = (): boolean => useRouteLoaderData(WRITING) != null;
