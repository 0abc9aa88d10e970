import { ArgTypes, Description, Primary, Subtitle, Title } from '@storybook/addon-docs/blocks';

/** A component's docs page: what it is for, what it looks like, what it takes. Its states are listed at the left. */
export default function ComponentDocs() {
  return (
    <>
      <Title />
      <Subtitle />
      <Description />
      <Primary />
      <ArgTypes />
    </>
  );
}
