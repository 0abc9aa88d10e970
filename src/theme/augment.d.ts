// Gives `theme.vars` its type: the theme is made with `cssVariables`.
import type {} from '@mui/material/themeCssVarsAugmentation';
