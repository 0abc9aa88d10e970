/** Export of WooCommerce: variations by their parent's SKU or id, before or after it. */
export const woocommerce = `ID,Type,SKU,"GTIN\\, UPC\\, EAN\\, or ISBN",Name,Published,Is featured?,Visibility in catalog,Short description,Description,Date sale price starts,Date sale price ends,Tax status,In stock?,Stock,Sale price,Regular price,Categories,Tags,Images,Parent,Position,Attribute 1 name,Attribute 1 value(s),Attribute 1 visible,Attribute 1 global,Attribute 2 name,Attribute 2 value(s),Attribute 2 visible,Attribute 2 global
10,variable,tee,,V-Neck Tee,1,1,visible,Soft jersey.,"First line\\n\\nSecond <strong>line</strong>\\n<ul>\\n<li>Cotton</li>\\n</ul>",,,taxable,1,,,,"Clothing > Women > Tees",,"https://old.example/tee-1.jpg, https://old.example/tee-green.jpg",,0,Color,"Blue, Green",1,1,Size,"Large, Medium, Small",1,1
11,variation,tee-blue,,V-Neck Tee - Blue,1,0,visible,,,,,taxable,1,7,15,20,,,https://old.example/tee-blue.jpg,tee,0,Color,Blue,,1,Size,,,1
12,variation,tee-green,,V-Neck Tee - Green,1,0,visible,,,,,taxable,1,2,,20,,,https://old.example/tee-green.jpg,id:10,0,Color,Green,,1,Size,Small,,1
13,simple,beanie,4006381333931,Beanie with Logo,1,0,visible,,Warm.,2020-01-01,2020-02-01,taxable,1,,9,12,"Clothing > Accessories, Men",,https://old.example/beanie.jpg,,0,Colour,Gray,1,1,Material,"Wool, Cotton",1,0
14,"simple, downloadable, virtual",album,,Album,1,0,visible,,Music,,,taxable,1,,,15,Music,,,,0,,,,,,,,
15,grouped,set,,Logo Set,1,0,visible,,All,,,taxable,1,,,,Clothing,,,,0,,,,,,,,
16,external,pennant,,Pennant,1,0,visible,,Flag,,,taxable,1,,,11.05,Decor,,,,0,,,,,,,,
17,variation,lost-red,,Lost - Red,1,0,visible,,,,,taxable,1,1,,20,,,,lost,0,Color,Red,,1,,,,
18,simple,belt,,Belt,-1,0,visible,,Leather,,,taxable,0,,,"1,055.50",Clothing > Accessories > Men,,,,0,,,,,,,,
`;
