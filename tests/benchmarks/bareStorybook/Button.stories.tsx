/** What a bare Storybook has: it is the control of `npm run bench:storybook`. */
export default { title: 'Button', component: () => <button type="button">Press</button> };
export const Ready = {};
