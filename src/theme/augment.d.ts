// Types `theme.vars`, because the theme uses `cssVariables`.
import type {} from '@mui/material/themeCssVarsAugmentation';
